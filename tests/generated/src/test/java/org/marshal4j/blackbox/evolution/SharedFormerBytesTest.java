package org.marshal4j.blackbox.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.evolution.former.ClubMarshaller;
import org.marshal4j.blackbox.evolution.today.Club;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.schema.Schema;

/** Converts messages of a class whose objects refer to each other. */
class SharedFormerBytesTest {
    private static final Schema FORMER = ClubMarshaller.INSTANCE.schema();
    private static final FormerMessages<Club> CLUBS = SchemaMigration.messages(
            org.marshal4j.blackbox.evolution.today.ClubMarshaller.INSTANCE, FORMER, FORMER.resolver());

    private static org.marshal4j.blackbox.evolution.former.Club.Member member(String name, int age) {
        var member = new org.marshal4j.blackbox.evolution.former.Club.Member();
        member.name = name;
        member.age = age;
        return member;
    }

    private static Club read(org.marshal4j.blackbox.evolution.former.Club former) {
        return CLUBS.only(Input.of(ClubMarshaller.INSTANCE.toByteArray(former)));
    }

    @Test
    void objectsAreTheSameAgain() {
        var former = new org.marshal4j.blackbox.evolution.former.Club();
        var ada = member("ada", 36);
        var bob = member("bob", 20);
        ada.friend = bob;
        bob.friend = ada;
        former.founder = ada;
        former.members = List.of(bob, ada, bob);
        former.head = bob;

        Club today = read(former);

        assertThat(today.head.name).isEqualTo("bob");
        assertThat(today.head.age).isEqualTo(20);
        assertThat(today.head.friend.name).isEqualTo("ada");
        assertThat(today.head.friend.friend).isSameAs(today.head);
        assertThat(today.members).hasSize(3);
        assertThat(today.members.get(0)).isSameAs(today.head).isSameAs(today.members.get(2));
        assertThat(today.members.get(1)).isSameAs(today.head.friend);
        assertThat(today.parent).isNull();
    }

    /** The field that held the first occurrence is gone, and with it what nothing else refers to. */
    @Test
    void objectsThatOnlyAGoneFieldHeldAreGone() {
        var former = new org.marshal4j.blackbox.evolution.former.Club();
        former.founder = member("ada", 36);
        former.founder.friend = member("bob", 20);
        former.head = former.founder.friend;
        Club today = read(former);
        assertThat(today.head.name).isEqualTo("bob");
        assertThat(today.head.friend).isNull();
        assertThat(today.members).isEmpty();
    }
}
