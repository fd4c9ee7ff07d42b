package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Public, so that its classes can be named. */
public class BuildersTest {
    @Test
    void areNestedClassesThatGiveTheClassAround() {
        assertThat(Builders.amongst(List.of(
                        Order.class, Order.OrderBuilder.class, Order.Line.class, Order.Part.class, Order.Copier.class)))
                .containsExactly(Order.OrderBuilder.class);
    }

    @Test
    void areDataWhereAnotherClassHoldsThem() {
        assertThat(Builders.amongst(List.of(Order.class, Order.OrderBuilder.class, Draft.class)))
                .isEmpty();
    }

    public static class Order {
        long id;

        /** As Lombok generates it. */
        public static class OrderBuilder {
            long id;

            public Order build() {
                Order order = new Order();
                order.id = id;
                return order;
            }
        }

        /** Knows the order it belongs to. */
        public static class Line {
            Order order;

            public Order order() {
                return order;
            }
        }

        /** Has nothing to do with it. */
        public static class Part {
            long id;
        }

        /** Needs something to make it of. */
        public static class Copier {
            long id;

            public Order copy(Order other) {
                return other;
            }
        }
    }

    public static class Draft {
        Order.OrderBuilder begun;
    }
}
