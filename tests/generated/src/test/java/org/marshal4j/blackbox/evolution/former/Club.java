package org.marshal4j.blackbox.evolution.former;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Shared;

/** The former version of a class whose objects refer to each other. */
@Marshal
public class Club {
    @Shared
    public Member founder;

    @Shared
    public List<Member> members = new ArrayList<>();

    @Shared
    public Member head;

    @Marshal
    public static class Member {
        public int age;

        @Shared
        public Member friend;

        public String name;
    }
}
