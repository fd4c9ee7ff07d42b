package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Public, so that its classes can be named. */
public class BuildersTest {
    @Test
    void areNestedClassesThatReturnTheEnclosingClass() {
        assertThat(Builders.amongst(List.of(
                        Order.class, Order.OrderBuilder.class, Order.Line.class, Order.Part.class, Order.Copier.class)))
                .containsExactly(Order.OrderBuilder.class);
    }

    @Test
    void areDataIfAnotherClassHoldsThem() {
        assertThat(Builders.amongst(List.of(Order.class, Order.OrderBuilder.class, Draft.class)))
                .isEmpty();
    }

    public static class Order {
        long id;

        /** Like a builder that Lombok generates. */
        public static class OrderBuilder {
            long id;

            public Order build() {
                Order order = new Order();
                order.id = id;
                return order;
            }
        }

        /** Knows the order to which it belongs. */
        public static class Line {
            Order order;

            public Order order() {
                return order;
            }
        }

        /** Has nothing to do with orders. */
        public static class Part {
            long id;
        }

        /** Needs an argument to create an order. */
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
