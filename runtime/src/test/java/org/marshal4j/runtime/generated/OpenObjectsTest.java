package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OpenObjectsTest {
    private final OpenObjects open = new OpenObjects();

    @Test
    void keepsNumbersInTheirOrder() {
        for (int i = 0; i < 100; i++) {
            if (i % 3 == 0) {
                open.enterConstructed("constructed " + i, 1000 + i);
            } else {
                open.enter("filled " + i);
            }
        }
        for (int i = 99; i >= 0; i--) {
            assertThat(open.isEmpty()).isFalse();
            assertThat(open.get(i)).isEqualTo((i % 3 == 0 ? "constructed " : "filled ") + i);
            assertThat(open.isConstructed(i)).isEqualTo(i % 3 == 0);
            assertThat(open.leave()).isEqualTo(i % 3 == 0 ? 1000 + i : OpenObjects.NONE);
        }
        assertThat(open.isEmpty()).isTrue();
    }

    @Test
    void knowsWhichObjectsAreConstructed() {
        Object first = new Object();
        Object filled = new Object();
        Object last = new Object();
        assertThat(open.isConstructed(first)).isFalse();
        open.enterConstructed(first, 7);
        open.enter(filled);
        open.enterConstructed(last, 8);
        assertThat(open.isConstructed(first)).isTrue();
        assertThat(open.isConstructed(filled)).isFalse();
        assertThat(open.isConstructed(last)).isTrue();
        open.leave();
        assertThat(open.isConstructed(first)).isTrue();
        assertThat(open.isConstructed(last)).isFalse();
        assertThat(open.has(first)).isTrue();
        assertThat(open.has(filled)).isTrue();
        assertThat(open.has(last)).isFalse();
        open.clear();
        assertThat(open.isEmpty()).isTrue();
        assertThat(open.isConstructed(first)).isFalse();
    }

    @Test
    void namesTheClassThatAPlaceIsReservedFor() {
        open.enter("filled");
        open.enterConstructed(Integer.class, 7);
        open.enterConstructed("constructed", 8);
        assertThat(open.typeAt(7)).isEqualTo("java.lang.Integer");
        assertThat(open.typeAt(8)).isEqualTo("java.lang.String");
        assertThat(open.typeAt(9)).isEqualTo("the object");
        open.leave();
        assertThat(open.typeAt(8)).isEqualTo("the object");
    }

    @Test
    void findsTheNearestObjectOfAClass() {
        assertThat(open.nearest(Object.class)).isEqualTo(OpenObjects.NONE);
        open.enter(1);
        open.enterConstructed(String.class, 1);
        open.enter(2L);
        assertThat(open.nearest(Number.class)).isEqualTo(2);
        assertThat(open.nearest(Integer.class)).isZero();
        assertThat(open.nearest(String.class)).isOne();
        assertThat(open.nearest(Thread.class)).isEqualTo(OpenObjects.NONE);
    }
}
