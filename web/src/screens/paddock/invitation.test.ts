import { expect, test } from "vitest";
import { invitation } from "./invitation";

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });

test("on the network, the link is where the page is", () => {
  expect(invitation(at("http://192.168.1.23:8060"), "abc", "")).toEqual({
    link: "http://192.168.1.23:8060/t/abc",
    isOnlyHere: false,
  });
  expect(invitation(at("https://downforce.example"), "abc", "http://10.0.0.1:8060/").link).toBe(
    "https://downforce.example/t/abc",
  );
});

test.each(["http://127.0.0.1:8060", "http://localhost:8060", "http://[::1]:8060"])(
  "opened at %s, the link is where others find the server",
  (origin) => {
    expect(invitation(at(origin), "abc", "http://192.168.1.23:8060/")).toEqual({
      link: "http://192.168.1.23:8060/t/abc",
      isOnlyHere: false,
    });
    expect(invitation(at(origin), "abc", "")).toEqual({ link: `${origin}/t/abc`, isOnlyHere: true });
  },
);

test("a name that only begins like one of ours is a name like any other", () => {
  expect(invitation(at("http://localhostess.example"), "abc", "").isOnlyHere).toBe(false);
});
