package org.marshal4j.processor.advice;

import static org.marshal4j.processor.advice.Classes.below;
import static org.marshal4j.processor.advice.Classes.inPackages;
import static org.marshal4j.processor.advice.Classes.named;
import static org.marshal4j.processor.advice.Classes.ofJavaUtil;
import static org.marshal4j.processor.advice.Classes.plain;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Remedy;

/**
 * What to do about a field whose type cannot be marshalled.
 *
 * @param concerns the classes that it applies to
 * @param text the advice, with {@code %s} for the class, or {@code %1$s} where it is named twice
 * @param by who can follow it
 */
public record Advice(Predicate<TypeRef.OfClass> concerns, String text, Remedy.By by) {

    /** The first line that applies to a class gives the advice. */
    private static final List<Advice> TABLE = List.of(
            // Types that do not say what they contain.
            new Advice(
                    named("java.lang.Object"),
                    "%s can hold anything: declare the exact class; or put @Dynamic on the field, for numbers, texts,"
                            + " times, and lists and maps of them; or mark it @Skip",
                    Remedy.By.DYNAMIC_IMPORT),
            new Advice(
                    named(
                            "java.io.Serializable",
                            "java.lang.Cloneable",
                            "java.lang.Comparable",
                            "java.lang.Record",
                            "java.lang.Enum"),
                    "%s can hold anything: declare the exact class, or mark the field @Skip"),
            // Types that would make a reader load code by a name that it received.
            new Advice(
                    named("java.lang.Class", "java.lang.ClassLoader", "java.lang.Module")
                            .or(inPackages("java.lang.invoke", "java.lang.reflect", "java.lang.module")),
                    "A message could make the reader load any class: store the name as a String and look it up,"
                            + " or mark the field @Skip"),
            // Superclasses of numbers, and sums in progress.
            new Advice(
                    named(
                            "java.lang.Number",
                            "java.util.concurrent.atomic.LongAdder",
                            "java.util.concurrent.atomic.LongAccumulator",
                            "java.util.concurrent.atomic.DoubleAdder",
                            "java.util.concurrent.atomic.DoubleAccumulator"),
                    "Declare the exact type of number, such as long, double, BigDecimal or AtomicLong"),
            // Parts of a type that can be marshalled.
            new Advice(named("java.net.Inet4Address", "java.net.Inet6Address"), "Declare InetAddress"),
            // Chronicle memory of a kind that reading cannot create.
            new Advice(
                    named("net.openhft.chronicle.bytes.Bytes", "net.openhft.chronicle.bytes.BytesStore"),
                    "Declare Bytes<?> or BytesStore<?, ?>: the bytes do not say which kind of memory they were in"),
            // Kotlin's delegated properties.
            new Advice(
                    named("kotlin.Lazy").or(inPackages("kotlin.properties")),
                    "%s is the delegate of a property: mark it @Skip, as in @delegate:Skip val sum by lazy { a + b }"),
            // Files, hosts, and other things that depend on the machine.
            new Advice(
                    named("java.io.File", "java.nio.file.Path"),
                    "Store it as a String or URI, or name org.marshal4j.runtime.jdk.%sMarshaller in @MarshalWith or"
                            + " @MarshalTypesWith"),
            new Advice(named("java.net.SocketAddress"), "Declare InetSocketAddress"),
            new Advice(
                    named("java.net.URL"),
                    "Declare URI: Java looks up hosts to compare two URLs. Or name"
                            + " org.marshal4j.runtime.jdk.UrlMarshaller in @MarshalWith or @MarshalTypesWith"),
            // Classes with more state than their fields would keep.
            new Advice(
                    named("java.util.regex.Pattern"),
                    "Store its text and its flags in two fields, or name org.marshal4j.runtime.jdk.PatternMarshaller in"
                            + " @MarshalWith or @MarshalTypesWith"),
            new Advice(
                    named("java.util.Calendar", "java.util.GregorianCalendar"),
                    "Declare ZonedDateTime or Instant, or name org.marshal4j.runtime.jdk.%sMarshaller in @MarshalWith or"
                            + " @MarshalTypesWith"),
            new Advice(
                    named("java.util.TimeZone"),
                    "Declare ZoneId, or name org.marshal4j.runtime.jdk.TimeZoneMarshaller in @MarshalWith or"
                            + " @MarshalTypesWith"),
            new Advice(named("java.util.SimpleTimeZone"), "Declare ZoneId, or use @MarshalWith"),
            // Types that can be traversed only once.
            new Advice(
                    named(
                                    "java.util.Iterator",
                                    "java.util.ListIterator",
                                    "java.util.PrimitiveIterator",
                                    "java.util.Enumeration",
                                    "java.util.Spliterator",
                                    "java.util.Scanner")
                            .or(inPackages("java.util.stream")),
                    "%s can be traversed only once: store the elements in a List"),
            // Threads, streams, locks, sockets: they only exist in a running program.
            new Advice(
                    inPackages(
                                    "java.io",
                                    "java.net",
                                    "java.net.http",
                                    "java.nio.channels",
                                    "java.nio.file",
                                    "java.lang.ref",
                                    "java.util.concurrent.locks",
                                    "java.util.logging",
                                    "org.slf4j")
                            .or(named(
                                    "java.lang.Thread",
                                    "java.lang.ThreadGroup",
                                    "java.lang.ThreadLocal",
                                    "java.lang.Process",
                                    "java.lang.AutoCloseable",
                                    "java.util.Random",
                                    "java.util.Timer",
                                    "java.util.concurrent.Executor",
                                    "java.util.concurrent.ExecutorService",
                                    "java.util.concurrent.ScheduledExecutorService",
                                    "java.util.concurrent.Future",
                                    "java.util.concurrent.CompletableFuture",
                                    "java.util.concurrent.CountDownLatch",
                                    "java.util.concurrent.Semaphore")),
                    "%s exists only in the running program: mark the field @Skip or transient"),
            // Lambdas.
            new Advice(
                    plain(kind -> kind.sort() == ClassKind.Sort.FUNCTION),
                    "%s is code, which cannot be stored in a message: mark the field @Skip or transient"),
            // Maps that reading cannot create.
            new Advice(
                    ofJavaUtil("WeakHashMap", "IdentityHashMap", "AbstractMap", "Dictionary"),
                    "Declare Map, or a class that docs/types.md lists, such as HashMap, LinkedHashMap or TreeMap"),
            // Collections that reading cannot create.
            new Advice(
                    inPackages("java.util.concurrent")
                            .or(ofJavaUtil(
                                    "AbstractList",
                                    "AbstractSet",
                                    "AbstractCollection",
                                    "AbstractQueue",
                                    "AbstractSequentialList")),
                    "Declare List, Set, Deque or Map, or a class that docs/types.md lists,"
                            + " such as ArrayList or ArrayDeque"),
            // JDK classes, whose fields are private details.
            new Advice(
                    below("java.", "javax."),
                    "Write a FieldMarshaller for %s and name it in @MarshalWith, or mark the field @Skip"),
            // Classes for which a module has marshallers. Importing them would be refused.
            new Advice(
                    ReadyModules.JODA,
                    "Name org.marshal4j.joda.%sMarshaller, of the module marshal4j-joda, in @MarshalWith or"
                            + " @MarshalTypesWith"),
            new Advice(
                    ReadyModules.GUAVA_COLLECTIONS,
                    "Declare List, Set or Map and make the %1$s from it, or name a class that extends"
                            + " org.marshal4j.guava.%1$sMarshaller, of the module marshal4j-guava, in @MarshalWith or"
                            + " @MarshalTypesWith"),
            new Advice(
                    ReadyModules.GUAVA_OPTIONAL,
                    "Declare java.util.Optional, or name a class that extends"
                            + " org.marshal4j.guava.GuavaOptionalMarshaller, of the module marshal4j-guava, in"
                            + " @MarshalWith or @MarshalTypesWith"),
            new Advice(
                    inPackages("org.joda.time", "org.joda.time.base"),
                    "Declare a class that marshal4j-joda has a marshaller for, such as DateTime, LocalDate or Period,"
                            + " or name a FieldMarshaller for %s in @MarshalWith"),
            // Collections of other libraries. Neither a concrete class nor an import would help.
            new Advice(
                    below(
                                    "com.google.common.collect",
                                    "com.google.common.primitives",
                                    "org.eclipse.collections",
                                    "it.unimi.dsi.fastutil",
                                    "com.carrotsearch.hppc",
                                    "org.agrona.collections",
                                    "org.apache.commons.collections4",
                                    "io.vavr.collection",
                                    "org.pcollections")
                            .and(named("com.google.common.collect.Range").negate()),
                    "Declare List, Set, Map or an array and make the %1$s from it,"
                            + " or name a FieldMarshaller for %1$s in @MarshalWith"),
            // Generic classes that have no objects of exactly their class: fields cannot bind them, and they cannot
            // have families.
            new Advice(
                    plain(ClassKind.Plain::isAbstract)
                            .and(type -> !type.arguments().isEmpty()),
                    "%1$s is generic and abstract: declare a class that is not abstract, or name a FieldMarshaller for"
                            + " %1$s in @MarshalWith"),
            // Classes that Java code cannot create.
            new Advice(
                    plain(kind -> kind.sort() == ClassKind.Sort.VALUE_CLASS),
                    "%1$s is a value class of Kotlin, which generated code cannot make: declare what it holds, or write a"
                            + " FieldMarshaller for %1$s in Kotlin and name it in @MarshalWith or @MarshalTypesWith"),
            // Classes whose superclasses have fields that cannot be included.
            new Advice(
                    plain(kind -> kind.sort() == ClassKind.Sort.OF_JDK),
                    "%1$s extends a class of the JDK, whose fields are its own business: declare that class instead,"
                            + " or name a FieldMarshaller for %1$s in @MarshalWith"),
            // Classes being compiled that lack the annotation.
            new Advice(
                    plain(kind -> kind.isCompiled() && !kind.isAbstract()),
                    "Add @Marshal to %s, or mark the field @Skip"),
            // Abstract classes and interfaces being compiled.
            new Advice(
                    plain(ClassKind.Plain::isCompiled),
                    "Add @Marshal to %s and make it sealed or name its subtypes, or declare a class that has @Marshal"),
            // Classes from jars.
            new Advice(
                    plain(kind -> !kind.isAbstract()),
                    "Import it with @MarshalImport(%s.class), or name a FieldMarshaller for it in @MarshalWith",
                    Remedy.By.IMPORT),
            // Abstract classes and interfaces from jars.
            new Advice(
                    plain(),
                    "Import it as the root of a family, with @MarshalImport, or name a FieldMarshaller for %s in"
                            + " @MarshalWith",
                    Remedy.By.IMPORT));

    private static final Remedy FOR_OTHER_TYPES =
            new Remedy("Declare a specific class, or mark the field @Skip", Remedy.By.SOURCE);

    private Advice(Predicate<TypeRef.OfClass> concerns, String text) {
        this(concerns, text, Remedy.By.SOURCE);
    }

    /** What to do about a field of the given type. */
    public static Remedy on(TypeRef type) {
        return type instanceof TypeRef.OfClass named ? on(named) : FOR_OTHER_TYPES;
    }

    private static Remedy on(TypeRef.OfClass type) {
        return TABLE.stream()
                .filter(advice -> advice.concerns.test(type))
                .findFirst()
                .map(advice -> new Remedy(
                        String.format(
                                Locale.ROOT,
                                advice.text,
                                String.join(".", type.name().simpleNames())),
                        advice.by))
                .orElse(FOR_OTHER_TYPES);
    }
}
