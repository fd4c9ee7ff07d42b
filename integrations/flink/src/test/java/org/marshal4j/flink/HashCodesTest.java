package org.marshal4j.flink;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HashCodesTest {
    enum Side {
        BUY,
        SELL {
            @Override
            public String toString() {
                return "sells";
            }
        }
    }

    record Plain(long id, String name, BigDecimal price, ZonedDateTime at, List<Optional<UUID>> ids, Plain next) {}

    record WithEnum(int id, Side side) {}

    record WithArray(byte[] digest) {}

    record Deep(String name, List<? extends Optional<Deeper<String>>> deeper) {}

    record Deeper<T>(T value, Map.Entry<Long, T[]> entry) {}

    record InSet(EnumSet<Side> sides) {}

    record Page<T>(T first) {}

    record Bound(Page<Side> page) {}

    record Counted(AtomicLong count) {}

    record Careful(WithHash inner) {}

    record Careless(WithoutHash inner) {}

    record Anything(CharSequence text, Number number) {}

    static final class WithoutHash {
        int id;
    }

    static final class WithHash {
        Side side = Side.BUY;
        byte[] digest = {};

        @Override
        public boolean equals(Object other) {
            return other instanceof WithHash same && side == same.side && Arrays.equals(digest, same.digest);
        }

        @Override
        public int hashCode() {
            return Objects.hash(side.name(), Arrays.hashCode(digest));
        }
    }

    interface Root {}

    sealed interface Kind {}

    record Good(int id) implements Kind {}

    record Bad(Side side) implements Kind {}

    @ParameterizedTest
    @ValueSource(
            classes = {
                Plain.class,
                String.class,
                int.class,
                WithHash.class,
                Careful.class,
                Page.class,
                Good.class,
                Event.class,
                Anything.class,
                Key.class
            })
    void hashCodesOfTheseAreTheSameInAllJvms(Class<?> type) {
        assertThat(HashCodes.obstacle(type, List.of())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                WithArray.class,
                Deep.class,
                InSet.class,
                Bound.class,
                Counted.class,
                Careless.class,
                WithoutHash.class,
                Kind.class,
                Side.class,
                int[].class
            })
    void hashCodesOfTheseDifferFromJvmToJvm(Class<?> type) {
        assertThat(HashCodes.obstacle(type, List.of())).isPresent();
    }

    @Test
    void looksThroughTheClassesOfAFamilyThatIsNotSealed() {
        assertThat(HashCodes.obstacle(Root.class, List.of(Good.class.getName())))
                .isEmpty();
        assertThat(HashCodes.obstacle(Root.class, List.of(Good.class.getName(), Bad.class.getName())))
                .isPresent();
    }

    @Test
    void namesTheFieldAndItsType() {
        assertThat(HashCodes.obstacle(WithEnum.class, List.of()))
                .hasValue("the hashCode of " + WithEnum.class.getName() + ".side, of type " + Side.class.getName()
                        + ", may differ from JVM to JVM");
        assertThat(HashCodes.obstacle(Bad.class, List.of())).isEqualTo(HashCodes.obstacle(Kind.class, List.of()));
        assertThat(HashCodes.obstacle(Deep.class, List.of()))
                .hasValueSatisfying(reason -> assertThat(reason).contains("Deeper.entry, of type T[]"));
    }
}
