package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NumberedTest {
    private final Numbered numbered = new Numbered();

    @Test
    void findsObjectsByTheirIdentity() {
        for (int count : new int[] {0, 1, 8, 9, 100, 1024, 1025, 3000}) {
            Object[] objects = Stream.generate(() -> new Trap()).limit(count).toArray();
            for (int i = 0; i < count; i++) {
                assertThat(numbered.add(objects[i])).isEqualTo(i);
            }
            assertThat(numbered.size()).isEqualTo(count);
            for (int i = 0; i < count; i++) {
                assertThat(numbered.indexOf(objects[i])).isEqualTo(i);
                assertThat(numbered.get(i)).isSameAs(objects[i]);
            }
            assertThat(numbered.indexOf(new Trap())).isEqualTo(-1);
            numbered.clear();
            assertThat(numbered.size()).isZero();
            Stream.of(objects)
                    .forEach(gone -> assertThat(numbered.indexOf(gone)).isEqualTo(-1));
        }
    }

    @Test
    void findsObjectsThatWereAddedLater() {
        Object[] objects = Stream.generate(Object::new).limit(500).toArray();
        for (int i = 0; i < objects.length; i++) {
            assertThat(numbered.indexOf(objects[i])).isEqualTo(-1);
            numbered.add(objects[i]);
            assertThat(numbered.indexOf(objects[i])).isEqualTo(i);
            assertThat(numbered.indexOf(objects[i / 2])).isEqualTo(i / 2);
        }
    }

    @Test
    void findsObjectsInReservedPlaces() {
        Object[] late = Stream.generate(Object::new).limit(40).toArray();
        for (int i = 0; i < late.length; i++) {
            assertThat(numbered.add(null)).isEqualTo(i);
            assertThat(numbered.indexOf(late[0])).isEqualTo(-1);
        }
        for (int i = 0; i < late.length; i++) {
            numbered.set(i, late[i]);
            assertThat(numbered.indexOf(late[i])).isEqualTo(i);
        }
        numbered.add(late[0]);
        assertThat(numbered.indexOf(late[0])).as("the first of them").isZero();
    }

    @Test
    void forgetsItsObjects() {
        Object first = new Object();
        numbered.add(first);
        numbered.clear();
        assertThat(numbered.get(0)).as("would be kept from being collected").isNull();
        for (int i = 0; i < 20; i++) {
            numbered.add(first);
        }
        assertThat(numbered.indexOf(first)).isZero();
        numbered.clear();
        assertThat(numbered.get(19)).isNull();
    }

    /** Equal to every other object of its class. */
    private static final class Trap {
        @Override
        public boolean equals(Object other) {
            return other instanceof Trap;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }
}
