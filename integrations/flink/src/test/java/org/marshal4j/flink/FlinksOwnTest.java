package org.marshal4j.flink;

import java.util.List;
import org.apache.flink.api.common.typeutils.SerializerTestBase;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.junit.jupiter.api.Nested;
import org.marshal4j.schema.Schema;

/** What Flink requires of every serializer: the tests and assertions are in its {@link SerializerTestBase}. */
class FlinksOwnTest {
    abstract static class Of<T> extends SerializerTestBase<T> {
        private final Class<T> type;
        private final int length;
        private final T[] values;

        Of(Class<T> type, int length, T[] values) {
            this.type = type;
            this.length = length;
            this.values = values;
        }

        @Override
        protected TypeSerializer<T> createSerializer() {
            return MarshallerTypeInfo.of(type).createSerializer(null);
        }

        @Override
        protected int getLength() {
            return length;
        }

        @Override
        protected Class<T> getTypeClass() {
            return type;
        }

        @Override
        protected T[] getTestData() {
            return values;
        }

        /** Only a constructor creates records, and nothing says which class of a family is wanted. */
        @Override
        protected boolean allowNullInstances(TypeSerializer<T> serializer) {
            return type.isRecord() || type.isInterface();
        }
    }

    @Nested
    class RecordTest extends Of<Quote> {
        RecordTest() {
            super(Quote.class, -1, new Quote[] {
                new Quote(1, 2.5, "VOD.L"),
                new Quote(Long.MIN_VALUE, Double.NaN, null),
                new Quote(0, -0.0, "x".repeat(100_000)),
                new Quote(3, 1, "")
            });
        }
    }

    @Nested
    class FilledAgainTest extends Of<Order> {
        FilledAgainTest() {
            super(Order.class, -1, new Order[] {
                new Order(1, "Ann", new Tick(1, 2), new Tick(3, 4)), new Order(), new Order(2, null, new Tick(5, 6))
            });
        }
    }

    @Nested
    class FixedSizeTest extends Of<Tick> {
        FixedSizeTest() {
            super(Tick.class, 12, new Tick[] {new Tick(1, 2), new Tick(), new Tick(-1, Integer.MAX_VALUE)});
        }
    }

    @Nested
    class FamilyTest extends Of<Event> {
        FamilyTest() {
            super(Event.class, -1, new Event[] {
                new Event.Login("Ann"),
                new Event.Login(null),
                new Event.Logout(7),
                new Event.Beat(),
                new Event.Logout(8),
                new Event.Login("Bob")
            });
        }
    }

    @Nested
    class WithoutFieldsTest extends Of<Event.Beat> {
        WithoutFieldsTest() {
            super(Event.Beat.class, -1, new Event.Beat[] {new Event.Beat(), new Event.Beat()});
        }
    }

    @Nested
    class EvolvableTest extends Of<Trade> {
        EvolvableTest() {
            super(Trade.class, -1, new Trade[] {new Trade(1, 2), new Trade(), new Trade(3, 0.5)});
        }
    }

    /** Today's objects with the schema of a class that no longer exists. */
    @Nested
    class FormerFormTest extends Of<Quote> {
        FormerFormTest() {
            super(Quote.class, -1, new Quote[] {new Quote(1, 2.5, "VOD.L"), new Quote(-3, 0.25, null)});
        }

        @Override
        protected TypeSerializer<Quote> createSerializer() {
            return Former.of(Schema.parse(
                            Quote.class.getName(), List.of("at int32", "note text?", "price float64", "symbol text?")))
                    .snapshot(Quote.class)
                    .restoreSerializer();
        }
    }
}
