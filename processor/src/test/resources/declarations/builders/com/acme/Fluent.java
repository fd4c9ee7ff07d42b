package com.acme;

import org.marshal4j.Marshal;

// com.acme.Fluent: 0100000001620103000000
@Marshal
public final class Fluent implements FluentMarshallable {
    private final int price;
    private final String symbol;
    private final Integer aLot;

    private Fluent(Builder builder) {
        this.price = builder.price;
        this.symbol = builder.symbol;
        this.aLot = builder.aLot;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private int price;
        private String symbol;
        private Integer aLot;

        private Builder() {}

        public Builder price(int price) {
            this.price = price;
            return this;
        }

        public Builder price(String price) {
            throw new IllegalStateException();
        }

        public Builder symbol(String symbol) {
            this.symbol = symbol;
            return this;
        }

        public Builder withALot(Integer lot) {
            this.aLot = lot;
            return this;
        }

        public Fluent build() {
            return new Fluent(this);
        }
    }

    static Fluent sample() {
        return builder().price(1).symbol("b").withALot(3).build();
    }
}
