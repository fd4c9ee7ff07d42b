package com.acme;

import org.marshal4j.Marshal;

@Marshal
public final class Payment implements PaymentMarshallable {
    private final long amount;
    private final String currency;

    private Payment(Builder builder) {
        this.amount = builder.amount;
        this.currency = builder.currency;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private long amount;
        private String currency;

        public Builder amount(long amount) {
            this.amount = amount;
            return this;
        }

        public Builder currency(String currency) {
            this.currency = currency;
            return this;
        }

        public Payment build() {
            return new Payment(this);
        }
    }
}
