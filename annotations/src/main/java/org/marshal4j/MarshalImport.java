package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Generates marshallers for classes that you cannot annotate because they come from another jar. The marshaller of
 * {@code Thing} is called {@code ThingMarshaller} and goes into the package of the type or package that has this
 * annotation. There is no {@code ThingMarshallable}. Otherwise the rules of {@link Marshal @Marshal} apply: a
 * superclass with fields must be imported too.
 *
 * <p>To control how an imported class is marshalled, write a <em>mix-in</em>: a type without {@code @Marshal} that
 * imports exactly one class. An annotated field of the mix-in configures the field of the same name and type that the
 * imported class declares; annotations on the mix-in itself configure the imported class. Fields of the mix-in
 * without annotations have no effect.
 *
 * <pre>{@code
 * @MarshalImport(Person.class)
 * abstract class PersonMixIn {
 *     @Skip Object cache;
 *     @Required String name;
 * }
 * }</pre>
 *
 * <p>A mix-in for an enum has only a {@link TypeId @TypeId}, the number that identifies the enum in dynamic values.
 *
 * <p>A mix-in for an interface configures the fields of all classes that implement it and are imported into its
 * package. A mix-in for the class itself takes precedence.
 *
 * <p>Fields of an imported type can be marshalled in the importer's package, and in all classes that are compiled
 * together with the importer.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface MarshalImport {
    /**
     * The classes to import.
     *
     * @return classes and records, in any order
     */
    Class<?>[] value();

    /**
     * Packages to search for further classes. A class in one of them is imported if an imported class uses it: as the
     * type of a field, as an element of a collection or array, as a key or value of a map, or as a superclass with
     * fields. Fields that a mix-in skips do not count. The compiler reports how many classes were found and which
     * could not be imported, for instance because they are abstract. A field that holds one of the latter is an
     * error.
     *
     * <pre>{@code
     * @MarshalImport(value = Order.class, reachableIn = "com.acme.model")
     * package com.acme.storage;
     * }</pre>
     *
     * @return names of packages, whose subpackages are searched too; none by default
     */
    String[] reachableIn() default {};

    /**
     * Jars whose classes are imported as well, by the same rules as those of {@link #reachableIn}. Each jar is named by
     * any one of its classes: {@code V1Pod.class} names the jar that it comes from, whatever its packages are called. A
     * directory of class files also works. If other jars share a package of the jar, they are searched for it too.
     *
     * @return one class of each jar, which no imported class need use; none by default
     */
    Class<?>[] reachableInJarsOf() default {};

    /**
     * The classes of a family. Its root is the single class named in {@link #value}: an abstract class, an interface,
     * or a class that belongs to the family itself. All of them are imported, and a field declared with the root's
     * type can hold an object of any of them. Allowed only on a type without {@link Marshal @Marshal}.
     *
     * <pre>{@code
     * @MarshalImport(
     *         value = Shape.class,
     *         subtypes = {@MarshalImport.Subtype(value = Circle.class, id = 1),
     *                     @MarshalImport.Subtype(value = Square.class, id = 2)})
     * interface ShapeImport {}
     * }</pre>
     *
     * @return each concrete class, with its number
     */
    Subtype[] subtypes() default {};

    /**
     * Whether every {@code Object} in the imported classes is treated as if its field had {@link Dynamic @Dynamic}:
     * fields of that type, and elements of arrays, lists and maps. Raw collections, maps and generic classes, and those
     * with {@code ?}, are then allowed and hold dynamic values too. Without this, such fields are errors. The keys of
     * raw maps, and of maps with {@code ?}, must be {@code String}s.
     *
     * <p>This applies to the named classes, to subtypes, and to classes found through {@link #reachableIn}. It does not
     * apply to a class that a mix-in imports; repeat it there.
     *
     * @return true to make them dynamic; false by default
     */
    boolean dynamic() default false;

    /**
     * Enums and marshalled classes that the fields made dynamic by {@link #dynamic} accept as well; the list has the
     * same meaning as in {@code @Dynamic}. Each class needs a {@link TypeId @TypeId}, which goes on the mix-in if the
     * class comes from a jar. A field with its own {@link Dynamic @Dynamic} uses only its own list.
     *
     * @return the classes; none by default
     */
    Class<?>[] dynamicClasses() default {};

    /**
     * Whether the abstract classes and interfaces that are named, or found through {@link #reachableIn} or
     * {@link #reachableInJarsOf}, are imported as roots of families. Each family has all subclasses of its root that
     * are in those packages, in the root's own jar or in the jars that are named; in other jars, only packages named
     * explicitly are searched. Classes of the module being compiled are not included. The number of each class depends
     * on its name alone, so it is the same in every build. {@link #subtypes} can assign a different one.
     *
     * @return true to find the families; false by default
     */
    boolean families() default false;

    /**
     * Whether the name of each marshaller starts with the package of its class, with {@code _} for each dot:
     * {@code com_stripe_model_DisputeMarshaller} for {@code com.stripe.model.Dispute}. Use this to import two classes
     * with the same simple name into one package. The bytes are the same, and {@code Marshallers.of} finds both
     * names.
     *
     * <p>This applies to the named classes, to subtypes, and to classes found through {@link #reachableIn} unless
     * another import in the package names the class. If several imports name a class, a mix-in takes precedence, and
     * then an import with this set; its {@link #dynamic} applies too.
     *
     * @return true for long names; false by default
     */
    boolean qualified() default false;

    /**
     * Whether the named classes are collections or maps that store their own elements. Their wire form is then their
     * elements rather than their fields; fields that a subclass adds follow the elements. Objects are created with a
     * constructor without parameters. Elements are added with {@code add} or {@code put} and written in iteration
     * order. marshal4j cannot control how the class handles them or how long that takes. This does not apply to
     * classes found through {@link #reachableIn}.
     *
     * @return true if the named classes are written as their elements; false by default
     */
    boolean elements() default false;

    /**
     * Whether the named classes and {@link #subtypes} also get views, as with {@link Marshal#view}. The view of
     * {@code Thing} is called {@code ThingView} and is in the same package as its marshaller. Classes found through
     * {@link #reachableIn}, {@link #reachableInJarsOf} or {@link #families} have no views unless an import names them
     * as well.
     *
     * @return true to generate views; false by default
     */
    boolean view() default false;

    /**
     * Whether messages of the named classes and {@link #subtypes} begin with a schema id, as with {@link
     * Marshal#schemaId}. Each module that imports a class has ids and a history of its own, in its own lock file, and
     * reads messages that it has written itself. If several packages of a module import a class, all of them or none
     * must ask for ids. Messages of classes found through {@link #reachableIn}, {@link #reachableInJarsOf} or {@link
     * #families} have no ids unless an import names the classes as well.
     *
     * @return true if messages begin with a schema id; false by default
     */
    boolean schemaId() default false;

    /**
     * Classes that {@link #reachableIn}, {@link #reachableInJarsOf} and {@link #families} would import but should not.
     * Writing an object of such a class as a member of a family fails; a field declared with such a class is an error.
     *
     * @return the classes to leave out; none by default
     */
    Class<?>[] except() default {};

    /** A class in an imported family, with its number; {@link MarshalImport#subtypes} has an example. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target({})
    @interface Subtype {
        /**
         * The class.
         *
         * @return a class or record that extends or implements the root
         */
        Class<?> value();

        /**
         * The number that identifies the class in the bytes, as {@link TypeId @TypeId} does. Once messages with it
         * exist, never change it, and never give it to another class.
         *
         * @return 0 or more, unique in the family; numbers up to 127 take one byte
         */
        int id();
    }
}
