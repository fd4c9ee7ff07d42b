package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

// com.acme.Beans: 01000000010101000000016201030000000163
@Marshal
public class Beans implements BeansMarshallable {
    private final int price;
    private final List<Fluent> fluents;
    private final String builder;

    Beans(Builder builder) {
        this.price = builder.price;
        this.fluents = builder.fluents;
        this.builder = builder.builder;
    }

    static class Parts {
        List<Fluent> fluents;

        void setFluents(List<Fluent> fluents) {
            this.fluents = fluents;
        }
    }

    static class Builder extends Parts {
        private int price;
        private String builder;

        void setPrice(int price) {
            this.price = price;
        }

        Builder setBuilder(String builder) {
            this.builder = builder;
            return this;
        }

        Beans build() {
            return new Beans(this);
        }
    }

    static Beans sample() {
        Builder builder = new Builder();
        builder.setPrice(1);
        builder.setFluents(List.of(Fluent.sample()));
        return builder.setBuilder("c").build();
    }
}
