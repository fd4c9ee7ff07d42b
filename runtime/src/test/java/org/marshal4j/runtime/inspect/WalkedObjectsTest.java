package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/** The numbers that shared objects get during a walk. */
class WalkedObjectsTest {
    private static final Map<String, Schema> TYPES =
            Map.of("Leg", Schema.of("Leg", "a int8"), "Ring", Schema.of("Ring", "next shared Ring?"));
    private static final WireType LEG = object("Leg");
    private static final WireType RING = object("Ring");

    private static WireType object(String type) {
        return ((WireType.Shared) WireType.parse("shared " + type)).object();
    }

    private static WalkedObjects within(String root) {
        WalkedObjects objects = new WalkedObjects(TYPES::get);
        objects.root(root);
        return objects;
    }

    @Test
    void numbersStartAtTwo() {
        WalkedObjects objects = new WalkedObjects(TYPES::get);
        assertThat(objects.next()).isEqualTo(2);
        assertThat(objects.add("Leg")).isEqualTo(2);
        assertThat(objects.next()).isEqualTo(3);
        assertThat(objects.add("Ring")).isEqualTo(3);
        assertThat(objects.has(2, LEG)).isTrue();
        assertThat(objects.has(3, LEG)).isFalse();
        assertThat(objects.has(3, RING)).isTrue();
        assertThat(objects.has(4, RING)).isFalse();
    }

    @Test
    void theRootComesFirstIfItCanBeReferredTo() {
        assertThat(within("Ring").next()).isEqualTo(3);
        assertThat(within("Ring").add("Ring")).isEqualTo(3);
        assertThat(within("Ring").has(2, RING)).isTrue();
        assertThat(within("Ring").has(2, LEG)).isFalse();
        assertThat(within("Ring").openType(2)).isEqualTo("Ring");
        assertThat(within("Leg").next()).isEqualTo(2);
        assertThat(within("Leg").has(2, LEG)).isFalse();
        assertThat(within("Leg").openType(2)).isEmpty();
    }

    @Test
    void anObjectIsOpenUntilItHasBeenWalked() {
        WalkedObjects objects = within("Ring");
        int leg = objects.add("Leg");
        int ring = objects.add("Ring");
        assertThat(objects.openType(leg)).isEqualTo("Leg");
        assertThat(objects.openType(ring)).isEqualTo("Ring");
        assertThat(objects.openType(ring + 1)).isEmpty();
        objects.close(leg);
        assertThat(objects.openType(leg)).isEmpty();
        assertThat(objects.openType(ring)).isEqualTo("Ring");
        assertThat(objects.openType(2)).isEqualTo("Ring");
    }
}
