package org.marshal4j.blackbox.dto;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.StopBit;
import org.marshal4j.blackbox.kit.Money;

/** Objects created by static methods and builders, held in every way. */
@Marshal
public class Made implements MadeMarshallable {
    Pair pair;

    @Required
    Span span;

    List<Person> persons;
    Map<String, Account> accounts;
    Route[] routes;
    int number;

    /** A type of fixed size, created by a method that takes its parameters in another order. */
    @Marshal
    public static final class Span implements Made_SpanMarshallable {
        private final int from;
        private final long length;
        private final Money fee;

        private Span(int from, long length, Money fee) {
            this.from = from;
            this.length = length;
            this.fee = fee;
        }

        static Span of(Money fee, long length, int from) {
            return new Span(from, length, fee);
        }

        int from() {
            return from;
        }

        long length() {
            return length;
        }
    }

    /** Two components of the same type, and a factory method without a common name. */
    @Marshal
    public static final class Pair implements Made_PairMarshallable {
        private final @Required String left;
        private final String right;
        private final Double weight;

        private Pair(String[] sides, Double weight) {
            left = sides[0];
            right = sides[1];
            this.weight = weight;
        }

        public static Pair between(String left, String right, Double weight) {
            return new Pair(new String[] {left, right}, weight);
        }

        public Double weight() {
            return weight;
        }
    }

    /** Has a builder that {@code builder()} returns, with chained calls named after the fields. */
    @Marshal
    @SuppressWarnings("marshal4j") // a tree
    public static final class Person implements Made_PersonMarshallable {
        private final String name;
        private final int age;
        private final List<Person> children;
        private final byte[] photo;

        private Person(PersonBuilder builder) {
            name = builder.name;
            age = builder.age;
            children = builder.children;
            photo = builder.photo;
        }

        public static PersonBuilder builder() {
            return new PersonBuilder();
        }

        public byte[] photo() {
            return photo;
        }
    }

    /** Builds persons. */
    public static final class PersonBuilder {
        private String name;
        private int age;
        private List<Person> children;
        private byte[] photo;

        private PersonBuilder() {}

        public PersonBuilder photo(byte[] value) {
            photo = value;
            return this;
        }

        public PersonBuilder children(List<Person> value) {
            children = value;
            return this;
        }

        public PersonBuilder name(String value) {
            name = value;
            return this;
        }

        public PersonBuilder age(int value) {
            age = value;
            return this;
        }

        public Person build() {
            return new Person(this);
        }
    }

    /** Has a builder that {@code newBuilder()} returns, with setters that return nothing. Some are inherited. */
    @Marshal
    @StopBit
    public static final class Account implements Made_AccountMarshallable {
        private final long id;
        private final char kind;
        private final String iban;
        private final Integer limit;

        private Account(long id, char kind, String iban, Integer limit) {
            this.id = id;
            this.kind = kind;
            this.iban = iban;
            this.limit = limit;
        }

        static AccountBuilder newBuilder() {
            return new AccountBuilder();
        }

        String iban() {
            return iban;
        }
    }

    /** The setters that many builders have. */
    abstract static class Numbered {
        long id;

        void setId(long value) {
            id = value;
        }
    }

    /** Builds accounts. */
    static final class AccountBuilder extends Numbered {
        private char kind;
        private String iban;
        private Integer limit;

        void setKind(char value) {
            kind = value;
        }

        void setIban(String value) {
            iban = value;
        }

        void setLimit(Integer value) {
            limit = value;
        }

        Account build() {
            return new Account(id, kind, iban, limit);
        }
    }

    /** Has a nested class {@code Builder} with a constructor. */
    @Marshal
    public static class Route implements Made_RouteMarshallable {
        private final double distance;
        private final Span span;
        private final boolean open;
        private final List<String> stops;

        Route(Builder builder) {
            distance = builder.distance;
            span = builder.span;
            open = builder.open;
            stops = builder.stops;
        }

        public double distance() {
            return distance;
        }

        /** Builds routes. */
        public static class Builder {
            private double distance;
            private Span span;
            private boolean open;
            private List<String> stops;

            public Builder withDistance(double value) {
                distance = value;
                return this;
            }

            public Builder withSpan(Span value) {
                span = value;
                return this;
            }

            public Builder withOpen(boolean value) {
                open = value;
                return this;
            }

            public Builder withStops(List<String> value) {
                stops = value;
                return this;
            }

            public Route build() {
                return new Route(this);
            }
        }
    }
}
