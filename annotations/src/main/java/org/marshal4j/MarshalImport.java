package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for marshallers of classes that one cannot annotate, because they come from another jar. Each gets a marshaller in the
 * package of the type or package that bears this annotation, {@code ThingMarshaller} for {@code Thing}, and no interface. What
 * is said of {@link Marshal @Marshal} goes for these classes too, superclasses with state included: import them as well.
 *
 * <p>A type that imports one class, and has no {@code @Marshal} itself, can say how that class is marshalled: it is a mix-in. Its fields
 * bear annotations of this package for the fields of the same names and types that the class itself declares, and its own annotations go
 * for the class. Fields without annotations say nothing.
 *
 * <pre>{@code
 * @MarshalImport(Person.class)
 * abstract class PersonMixIn {
 *     @Skip Object cache;
 *     @Required String name;
 * }
 * }</pre>
 *
 * <p>A mix-in for an enum has a {@link TypeId @TypeId} and nothing else: the number by which lists of dynamic values know it.
 *
 * <p>A mix-in for an interface is one for the fields of all classes that implement it and are imported into its package. What a mix-in for
 * the class itself says of a field comes before it.
 *
 * <p>Fields of an imported type can be marshalled in the importer's package, and in all classes that are compiled together with
 * the importer.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface MarshalImport {
    /**
     * The classes.
     *
     * @return classes and records, in any order
     */
    Class<?>[] value();

    /**
     * The packages whose classes are imported as well, wherever the named classes hold them, or classes that are imported so: in fields,
     * elements of collections and arrays, keys and values of maps, superclasses with state. Not what a mix-in leaves out. The compiler
     * notes how many there are, and which had to be left out: abstract ones, for instance. A field that holds one of those is an error.
     *
     * @return names of packages; those below them are searched too. None unless given
     */
    String[] reachableIn() default {};

    /**
     * The jars whose classes are imported as well, as those of {@link #reachableIn} are, each named by any one of its classes: {@code
     * V1Pod.class} stands for the jar that it comes from, whatever its packages are called. A directory of class files will do as well. A
     * package that other jars have too is searched in all of them.
     *
     * @return classes of jars, which need not be held by any that is named. None unless given
     */
    Class<?>[] reachableInJarsOf() default {};

    /**
     * The classes of the family whose root is the one class that is named: an abstract class or an interface, or a class that is a member
     * itself. They are imported as well, and fields of the root's type hold an object of any of them. Only on a type that has no
     * {@link Marshal @Marshal}.
     *
     * @return each class of which there are objects, with its number
     */
    Subtype[] subtypes() default {};

    /**
     * Whether each field of the imported classes is as with {@link Dynamic @Dynamic} whose type says {@code Object}, itself or as what an
     * array, list or map holds, and lets a collection, map or generic class be raw or have {@code ?} for what it holds. Such fields take the
     * values of a closed set; without this they are refused. It goes for the classes that are named, for subtypes, and for what is found by {@link
     * #reachableIn}, not for a class that a mix-in imports: say it there as well. Keys of maps that are raw, or are {@code ?}, have to be
     * Strings.
     *
     * @return false unless given
     */
    boolean dynamic() default false;

    /**
     * The enums and marshalled classes whose values the fields take as well that {@link #dynamic} makes dynamic, as {@code @Dynamic} lists
     * them. Each has a {@link TypeId @TypeId}; that of a class or enum of a jar is on the mix-in for it. A field with {@link Dynamic @Dynamic}
     * has its own list alone.
     *
     * @return none unless given
     */
    Class<?>[] dynamicClasses() default {};

    /**
     * Whether the abstract classes and interfaces that are named, or held within {@link #reachableIn} or {@link #reachableInJarsOf}, are
     * imported as roots of families: each with all classes that derive from it, of those packages. They are looked for in the jar of the
     * root, in the jars that are named, and in the packages that are named themselves in other jars too. Classes of the module that is being
     * compiled are none of them. The number of each follows from its name alone, so that it is the same in every build. {@link #subtypes}
     * gives a class another one.
     *
     * @return true if they are to be found
     */
    boolean families() default false;

    /**
     * Whether the names of the marshallers begin with the packages of their classes, with {@code _} for each dot: {@code
     * com_stripe_model_DisputeMarshaller} for {@code com.stripe.model.Dispute}. So that two classes of one simple name can be imported into
     * one package. It goes for the classes that are named, for subtypes, and for what is found, unless another import in the package names
     * the class. Mix-ins come before it; before other imports of a class, one that names it with this decides, about {@link #dynamic} too.
     * The bytes are the same, and {@code Marshallers.of} finds either name.
     *
     * @return false unless given
     */
    boolean qualified() default false;

    /**
     * Whether the named classes are collections or maps that keep their elements themselves, so that their wire form is their elements, and
     * none of their fields. It goes for their subclasses too, whose own fields come behind. Objects are made by a constructor without
     * parameters; elements go in by {@code add}, or {@code put}, and come out in the order of iteration. What the class does with them, and
     * how long that takes, is its own affair. It does not go for what is found by {@link #reachableIn}.
     *
     * @return false unless given
     */
    boolean elements() default false;

    /**
     * The classes that {@link #reachableIn}, {@link #reachableInJarsOf} and {@link #families} leave out, though they would come to be imported. Their objects are
     * refused when they are written as ones of a family; a field that is declared as one of them is an error.
     *
     * @return none unless given
     */
    Class<?>[] except() default {};

    /** A class of an imported family. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target({})
    @interface Subtype {
        /**
         * The class.
         *
         * @return a class or record that derives from the root
         */
        Class<?> value();

        /**
         * The number by which the bytes tell it from the others, as that of {@link TypeId @TypeId}: once there are bytes with it, it stays
         * as it is and is never given to another class.
         *
         * @return 0 or more, unique in the family; numbers up to 127 take one byte
         */
        int id();
    }
}
