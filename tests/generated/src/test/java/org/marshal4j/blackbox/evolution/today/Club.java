package org.marshal4j.blackbox.evolution.today;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Shared;

/** Today the founder is gone, and the head comes first. Of a member, the name comes before the friend. */
@Marshal
public class Club {
    @Shared
    public Member head;

    @Shared
    public List<Member> members = new ArrayList<>();

    @Shared
    public Club parent;

    @Marshal
    public static class Member {
        public String name;

        @Shared
        public Member friend;

        public long age;
    }
}
