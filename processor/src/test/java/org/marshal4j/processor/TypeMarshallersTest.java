package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Marshallers that a package names for types, and that a field names for its elements. */
class TypeMarshallersTest extends AgainstLibrary {

    private static final String BANK = """
            //- bank/Money.java
            package bank;
            public final class Money {
                private final long cents;
                private Money(long cents) { this.cents = cents; }
                public static Money cents(long number) { return new Money(number); }
                public long inCents() { return cents; }
                @Override public boolean equals(Object other) { return other instanceof Money m && m.cents == cents; }
                @Override public int hashCode() { return (int) cents; }
            }
            //- bank/Account.java
            package bank;
            public class Account {
                public static Account sample() {
                    Account account = new Account();
                    account.balance = Money.cents(1);
                    account.history = java.util.List.of(Money.cents(2));
                    return account;
                }
                public Money balance;
                public java.util.List<Money> history;
            }
            """;

    private static final String MARSHALLER = """
            //- com/acme/Monies.java
            package com.acme;
            import bank.Money;
            import org.marshal4j.runtime.FieldMarshaller;
            import org.marshal4j.runtime.Input;
            import org.marshal4j.runtime.Output;
            public final class Monies implements FieldMarshaller<Money> {
                @Override public void write(Money money, Output out) { out.writeStopBit(money.inCents()); }
                @Override public Money read(Money current, Input in) { return Money.cents(in.readStopBit()); }
                @Override public long sizeOf(Money money) { return Output.stopBitLength(money.inCents()); }
            }
            """;

    private static final String PACKAGE = """
            //- com/acme/package-info.java
            @org.marshal4j.MarshalTypesWith(Monies.class)
            package com.acme;
            """;

    private static final String ORDER = """
            //- com/acme/orders/Order.java
            package com.acme.orders;
            import bank.Money;
            import java.util.*;
            @org.marshal4j.Marshal
            public class Order {
                public static Order sample() {
                    Order order = new Order();
                    order.price = Money.cents(3);
                    order.list = List.of(Money.cents(4));
                    order.array = new Money[] {Money.cents(5)};
                    order.map = Map.of("a", Money.cents(6));
                    order.keys = Map.of(Money.cents(7), "b");
                    order.optional = Optional.of(Money.cents(8));
                    order.deep = List.of(List.of(Money.cents(9)));
                    return order;
                }
                Money price;
                List<Money> list;
                Money[] array;
                Map<String, Money> map;
                Map<Money, String> keys;
                Optional<Money> optional;
                List<List<Money>> deep;
            }
            """;

    private static final String OWN_FORMS = """
            //- com/acme/Leg.java
            package com.acme;
            @org.marshal4j.Marshal
            class Leg { int size; }
            //- com/acme/Side.java
            package com.acme;
            enum Side { BUY, SELL }
            //- com/acme/Legs.java
            package com.acme;
            import org.marshal4j.runtime.FieldMarshaller;
            import org.marshal4j.runtime.Input;
            import org.marshal4j.runtime.Output;
            final class Legs implements FieldMarshaller<Leg> {
                @Override public void write(Leg leg, Output out) {}
                @Override public Leg read(Leg current, Input in) { return new Leg(); }
                @Override public long sizeOf(Leg leg) { return 0; }
            }
            //- com/acme/Sides.java
            package com.acme;
            import org.marshal4j.runtime.FieldMarshaller;
            import org.marshal4j.runtime.Input;
            import org.marshal4j.runtime.Output;
            final class Sides implements FieldMarshaller<Side> {
                @Override public void write(Side side, Output out) {}
                @Override public Side read(Side current, Input in) { return Side.BUY; }
                @Override public long sizeOf(Side side) { return 0; }
            }
            """;

    TypeMarshallersTest() {
        super(BANK);
    }

    @ParameterizedTest
    @EachCompiler
    void applyToValuesEverywhere(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", MARSHALLER, PACKAGE, ORDER);
        try (Loaded loaded = loaded(result)) {
            var marshaller = loaded.marshaller("com.acme.orders.Order");
            assertThat(marshaller.schema().fields())
                    .hasSize(7)
                    .allMatch(field -> field.type().toString().contains("custom com.acme.Monies"));
            assertThat(Loaded.hex(marshaller, loaded.sample("com.acme.orders.Order")))
                    .isEqualTo("0103" + "010104" + "010105" + "0101610106" + "0101070162" + "0208" + "01010109");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areFoundInClassFiles(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = compile(compiler, "before", MARSHALLER, PACKAGE);
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), ORDER);
        try (Loaded loaded = loaded(before, after)) {
            assertThat(loaded.marshaller("com.acme.orders.Order").schema().toString())
                    .contains("list list<custom com.acme.Monies?>?");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void applyToImportedClassesToo(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", MARSHALLER, PACKAGE, """
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = bank.Account.class, reachableIn = "bank")
                interface Imports {}
                """);
        assertThat(result.messages()).isEmpty();
        assertThat(result.sources()).doesNotContainKey("MoneyMarshaller.java");
        try (Loaded loaded = loaded(result)) {
            assertThat(loaded.hexOf("com.acme.Imports", "bank.Account")).isEqualTo("0101" + "010102");
        }
    }

    /**
     * Naming a class whose constants are marshallers names these, whether it is a source or in a jar. Its other members
     * do not matter.
     */
    @ParameterizedTest
    @EachCompiler
    void areNamedInGroups(TestCompiler compiler) throws Exception {
        String group = """
                //- com/acme/Group.java
                package com.acme;
                public class Group {
                    public static final Monies MONIES = new Monies();
                    public static final int NUMBER = 1;
                    public static final String[] NAMES = {};
                    static final org.marshal4j.runtime.jdk.PathMarshaller HIDDEN = null;
                    public org.marshal4j.runtime.jdk.FileMarshaller notConstant;
                }
                //- com/acme/package-info.java
                @org.marshal4j.MarshalTypesWith({Group.class, org.marshal4j.runtime.jdk.JdkMarshallers.class})
                package com.acme;
                """;
        String held = """
                //- com/acme/orders/Held.java
                package com.acme.orders;
                @org.marshal4j.Marshal
                public class Held {
                    bank.Money money;
                    java.io.File file;
                    java.util.List<java.nio.file.Path> paths;
                    java.util.Map<String, java.net.URL> urls;
                    java.util.Optional<java.util.regex.Pattern> pattern;
                    java.util.TimeZone[] zones;
                    java.util.Calendar calendar;
                    java.util.GregorianCalendar gregorian;
                }
                """;
        TestCompiler.Result before = compile(compiler, "before", MARSHALLER, group);
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), held);
        TestCompiler.Result together = compile(compiler, "together", MARSHALLER, group, held);
        assertThat(after.messages()).isEmpty();
        assertThat(together.messages()).isEmpty();
        try (Loaded loaded = loaded(before, after);
                Loaded one = loaded(together)) {
            String schema = loaded.marshaller("com.acme.orders.Held").schema().toString();
            assertThat(schema)
                    .contains("money custom com.acme.Monies?")
                    .contains("file custom org.marshal4j.runtime.jdk.FileMarshaller?")
                    .contains("gregorian custom org.marshal4j.runtime.jdk.GregorianCalendarMarshaller?");
            assertThat(one.marshaller("com.acme.orders.Held").schema()).hasToString(schema);
        }
    }

    @Test
    void groupsAreCheckedLikeTheirMembers() {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "all", MARSHALLER, """
                //- com/acme/Group.java
                package com.acme;
                public class Group { public static final Monies MONIES = new Monies(); }
                //- com/acme/package-info.java
                @org.marshal4j.MarshalTypesWith({
                    Monies.class,
                    Group.class})
                package com.acme;
                """);
        assertThat(Library.errors(result))
                .containsExactly(
                        "3: [MARSHAL161] com.acme.Monies cannot be used for all values of a type: com.acme.Monies is"
                                + " named for the same type. Remove one of the two.");
    }

    /** The nearer package decides, and a field takes precedence over packages. */
    @ParameterizedTest
    @EachCompiler
    void comeFromTheNearestPackage(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                "all",
                MARSHALLER,
                PACKAGE,
                MARSHALLER.replace("com/acme", "com/acme/orders").replace("com.acme", "com.acme.orders"),
                PACKAGE.replace("com/acme", "com/acme/orders").replace("com.acme", "com.acme.orders"),
                """
                //- com/acme/orders/Order.java
                package com.acme.orders;
                @org.marshal4j.Marshal
                public class Order {
                    bank.Money near;
                    @org.marshal4j.MarshalWith(com.acme.Monies.class) bank.Money own;
                    @org.marshal4j.MarshalWith(com.acme.Monies.class) bank.Money[] elements;
                }
                """);
        try (Loaded loaded = loaded(result)) {
            assertThat(loaded.marshaller("com.acme.orders.Order").schema())
                    .hasToString("com.acme.orders.Order\n  near custom com.acme.orders.Monies?\n"
                            + "  own custom com.acme.Monies?\n  elements list<custom com.acme.Monies?>?");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void ofFieldsReachTheirElements(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", MARSHALLER, """
                //- com/acme/Order.java
                package com.acme;
                import bank.Money;
                import java.util.*;
                import org.marshal4j.*;
                @Marshal
                public class Order {
                    public static Order sample() {
                        return new Order(List.of(Money.cents(4)), Map.of("a", Optional.of(Money.cents(6))));
                    }
                    @Required @MaxLength(3) @MarshalWith(Monies.class) private final List<Money> list;
                    @MarshalWith(Monies.class) private final Map<String, Optional<Money>> map;
                    Order(List<Money> list, Map<String, Optional<Money>> map) { this.list = list; this.map = map; }
                }
                """);
        try (Loaded loaded = loaded(result)) {
            assertThat(loaded.hexOf("com.acme.Order")).isEqualTo("010104" + "0101610206");
        }
    }

    /** Also in containers that are no collections, and in generic classes whose code is in the same package. */
    @ParameterizedTest
    @EachCompiler
    void applyInsideOtherContainersAndGenericClasses(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", MARSHALLER, PACKAGE, """
                //- com/acme/pages/Page.java
                package com.acme.pages;
                @org.marshal4j.Marshal
                public class Page<T> {
                    public T one;
                    public java.util.List<T> items;
                }
                //- com/acme/orders/Order.java
                package com.acme.orders;
                import bank.Money;
                import com.acme.pages.Page;
                import java.util.*;
                import java.util.concurrent.atomic.AtomicReference;
                @org.marshal4j.Marshal
                public class Order {
                    public static Order sample() {
                        Order order = new Order();
                        order.page = new Page<>();
                        order.page.one = Money.cents(3);
                        order.page.items = List.of(Money.cents(4));
                        order.reference = new AtomicReference<>(Money.cents(5));
                        order.entry = Map.entry(Money.cents(6), Money.cents(7));
                        order.deep = new AbstractMap.SimpleEntry<>("a", List.of(Money.cents(8)));
                        return order;
                    }
                    Page<Money> page;
                    AtomicReference<Money> reference;
                    Map.Entry<Money, Money> entry;
                    AbstractMap.SimpleEntry<String, List<Money>> deep;
                }
                """);
        try (Loaded loaded = loaded(result)) {
            assertThat(loaded.hexOf("com.acme.orders.Order"))
                    .isEqualTo("01" + "0103" + "010104" + "0205" + "01" + "0106" + "0107" + "01" + "0161" + "010108");
        }
    }

    /** The code for Page is shared by all packages that bind it, so the package of one of them cannot decide. */
    @ParameterizedTest
    @EachCompiler
    void areNamedWhereTheCodeOfAGenericClassIs(TestCompiler compiler) throws Exception {
        String page = """
                //- net/pages/Page.java
                package net.pages;
                @org.marshal4j.Marshal
                public class Page<T> { public T[] items; public java.util.List<Object[]> other; }
                """;
        String order = """
                //- com/acme/orders/Order.java
                package com.acme.orders;
                @org.marshal4j.Marshal
                public class Order { net.pages.Page<bank.Money> page; }
                """;
        TestCompiler.Result refused = compile(compiler, "refused", MARSHALLER, PACKAGE, page, order);
        assertThat(refused.messages())
                .containsExactly(
                        "[MARSHAL105] Order.page.items: Money[] cannot be marshalled. Name com.acme.Monies in"
                                + " @MarshalTypesWith on the package net.pages too, to which the code for this Page"
                                + " belongs.",
                        "[MARSHAL105] Order.page.other: List<Object[]> cannot be marshalled. Object can hold anything:"
                                + " declare the exact class; or put @Dynamic on the field, for numbers, texts, times,"
                                + " and lists and maps of them; or mark it @Skip.");

        TestCompiler.Result named =
                compile(compiler, "named", MARSHALLER, PACKAGE, page.replace("Object[]", "T"), order, """
                //- net/pages/package-info.java
                @org.marshal4j.MarshalTypesWith(com.acme.Monies.class)
                package net.pages;
                """);
        try (Loaded loaded = loaded(named)) {
            assertThat(loaded.marshaller("com.acme.orders.Order").schema()).isNotNull();
            assertThat(named.sources().get("Page_of_bank_MoneyMarshaller.java"))
                    .contains("items list<custom com.acme.Monies?>?");
        }
    }

    /** A generic class in a jar has its code in the package of the field. */
    @ParameterizedTest
    @EachCompiler
    void applyInsideImportedGenericClasses(TestCompiler compiler) throws Exception {
        Path pages = Library.compiled(temp.resolve("pages"), """
                //- net/pages/Page.java
                package net.pages;
                public class Page<T> { public T one; }
                """);
        TestCompiler.Result result = compile(compiler, "all", List.of(pages), MARSHALLER, PACKAGE, """
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport(net.pages.Page.class)
                interface Imports {}
                //- com/acme/Order.java
                package com.acme;
                @org.marshal4j.Marshal
                class Order { net.pages.Page<bank.Money> page; }
                """);
        assertThat(result.messages()).isEmpty();
        assertThat(result.sources().get("Page_of_bank_MoneyMarshaller.java")).contains("one custom com.acme.Monies?");
    }

    /** What a field names for its elements takes precedence over the annotation of their class. */
    @ParameterizedTest
    @EachCompiler
    void ofFieldsReplaceThoseOfTheElements(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", OWN_FORMS, """
                //- com/acme/Order.java
                package com.acme;
                import java.util.*;
                import java.util.concurrent.atomic.AtomicReference;
                import org.marshal4j.*;
                @Marshal
                class Order {
                    @MarshalWith(Legs.class) List<Leg> list;
                    @MarshalWith(Legs.class) Leg[] array;
                    @MarshalWith(Legs.class) AtomicReference<Leg> reference;
                    @MarshalWith(Legs.class) Map.Entry<String, Leg> entry;
                    @MarshalWith(Sides.class) List<Side> sides;
                    List<Leg> own;
                }
                """);
        assertThat(result.messages()).isEmpty();
        assertThat(result.sources().get("OrderMarshaller.java"))
                .contains("list list<custom com.acme.Legs?>?")
                .contains("array list<custom com.acme.Legs?>?")
                .contains("reference optional<custom com.acme.Legs>?")
                .contains("entry entry<text?,custom com.acme.Legs?>?")
                .contains("sides list<custom com.acme.Sides?>?")
                .contains("own list<com.acme.Leg?>?");
    }

    /** A value with a marshaller of its own writes what it contains, so the field cannot choose how. */
    @Test
    void ofFieldsDoNotReachIntoOtherMarshallers() {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "all", OWN_FORMS, """
                //- com/acme/Order.java
                package com.acme;
                import java.util.*;
                import org.marshal4j.*;
                @Marshal
                class Order {
                    @MarshalWith(Legs.class) Page<Leg> page;
                    @MarshalWith(Legs.class) List<Page<Leg>> pages;
                    @MarshalWith(Legs.class) Map<Leg, Page<Leg>> both;
                    @Marshal static class Page<T> { T one; }
                }
                """);
        assertThat(Library.errors(result))
                .containsExactly(
                        "6: [MARSHAL136] Order.page: Order.Page<Leg>: com.acme.Legs marshals com.acme.Leg. Name a field"
                                + " marshaller for exactly Order.Page<Leg> in @MarshalWith.",
                        "7: [MARSHAL136] Order.pages: List<Order.Page<Leg>>: com.acme.Legs marshals com.acme.Leg. Name a"
                                + " field marshaller for exactly List<Order.Page<Leg>> in @MarshalWith.");
    }

    /**
     * A subclass in another package writes the fields of its superclass with the marshallers of the superclass's
     * package.
     */
    @ParameterizedTest
    @EachCompiler
    void comeFromThePackageOfTheDeclaringClass(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", MARSHALLER, PACKAGE, """
                //- com/acme/Base.java
                package com.acme;
                @org.marshal4j.Marshal
                public class Base { public bank.Money money; }
                //- net/other/Special.java
                package net.other;
                @org.marshal4j.Marshal
                public class Special extends com.acme.Base { int more; }
                """);
        try (Loaded loaded = loaded(result)) {
            assertThat(loaded.marshaller("net.other.Special").schema().toString())
                    .contains("money custom com.acme.Monies?");
        }
    }

    @Test
    void areRefusedWhereTheyCannotWork() {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "all", MARSHALLER, """
                //- com/acme/Other.java
                package com.acme;
                import org.marshal4j.*;
                import org.marshal4j.runtime.FieldMarshaller;
                import org.marshal4j.runtime.memory.*;
                class Other {
                    @Marshal static class Own { int a; }
                    @MarshalWith(Monies.class) static class With { int a; }
                    abstract static class Same implements FieldMarshaller<bank.Money> {}
                    abstract static class Array implements FieldMarshaller<int[]> {}
                    abstract static class OfOwn implements FieldMarshaller<Own> {}
                    abstract static class OfWith implements FieldMarshaller<With> {}
                }
                //- com/acme/package-info.java
                @org.marshal4j.MarshalTypesWith({
                    Monies.class,
                    Other.Same.class,
                    Other.Array.class,
                    Other.OfOwn.class,
                    Other.OfWith.class,
                    Other.class})
                package com.acme;
                """);
        assertThat(Library.errors(result))
                .containsExactly(
                        "3: [MARSHAL161] com.acme.Other.Same cannot be used for all values of a type: com.acme.Monies is"
                                + " named for the same type. Remove one of the two.",
                        "4: [MARSHAL161] com.acme.Other.Array cannot be used for all values of a type: its values are of"
                                + " the type int[], which is no class. Name it in @MarshalWith on the fields.",
                        "5: [MARSHAL161] com.acme.Other.OfOwn cannot be used for all values of a type: com.acme.Other.Own"
                                + " has @Marshal itself. Remove it there, or do not name this marshaller.",
                        "6: [MARSHAL161] com.acme.Other.OfWith cannot be used for all values of a type:"
                                + " com.acme.Other.With has @MarshalWith itself. Remove it there, or do not name this"
                                + " marshaller.",
                        "7: [MARSHAL161] com.acme.Other cannot be used for all values of a type: it is not a field"
                                + " marshaller. Make it implement FieldMarshaller, or FixedFieldMarshaller if all values"
                                + " have the same size.");
    }
}
