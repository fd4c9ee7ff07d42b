package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Generates a marshaller for the annotated class, record or interface.
 *
 * <pre>{@code
 * @Marshal
 * public class Quote implements QuoteMarshallable {
 *     @Required
 *     String symbol;
 *     double bid;
 *     double ask;
 * }
 * }</pre>
 *
 * <p>For {@code com.acme.Quote}, the processor generates two types in the same package. {@code QuoteMarshaller} writes
 * and reads quotes. {@code QuoteMarshallable} is an interface that the class may implement, which is optional: it turns
 * the class into one of Chronicle's {@code BytesMarshallable}s. For a nested class {@code Outer.Inner} the names are
 * {@code Outer_InnerMarshaller} and {@code Outer_InnerMarshallable}.
 *
 * <p>All fields are marshalled except those that are static, {@code transient} or annotated with {@link Skip @Skip}.
 * Fields of superclasses come first, then those of the class itself, in source order, unless {@link #inheritedLast}. A
 * superclass with fields of its own needs the annotation too.
 *
 * <p>A sealed class or interface is the root of a family, and so is one that lists its {@link #subtypes}. A field
 * declared with the root's type can hold an object of any class in the family.
 *
 * <p>On any other interface, each getter and setter pair declares a field: {@code int getCount()} with
 * {@code void setCount(int)}, or {@code int count()} with {@code void count(int)}. Inherited pairs come first. The
 * marshaller writes and fills objects of any class that implements the interface. New objects are created as
 * {@code QuoteBean}, a class that is also generated.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Marshal {

    /**
     * How runs of primitive fields are copied between the object and the buffer. This never changes the bytes.
     *
     * @return how to copy; {@link Copy#AUTO} by default
     */
    Copy copy() default Copy.AUTO;

    /**
     * The classes in the family of which this type is the root. A sealed type does not need the list: its subtypes are
     * known. Each class in the family that is not abstract needs a {@link TypeId @TypeId}; its bytes begin with that
     * number.
     *
     * <pre>{@code
     * @Marshal(subtypes = {Circle.class, Square.class})
     * abstract class Shape {}
     * }</pre>
     *
     * @return direct or indirect subclasses; none by default
     */
    Class<?>[] subtypes() default {};

    /**
     * Whether fields may be added later. The bytes of an evolvable type start with their length, so older readers can
     * skip fields that they do not know. Annotate each field that you add with {@link Since @Since}; newer readers
     * then know that older messages lack it. This costs four bytes for the class and four for each superclass with
     * fields, all of which must be evolvable too.
     *
     * @return true if fields may be added; false by default, in which case any change to the fields changes the wire
     *     form
     */
    boolean evolvable() default false;

    /**
     * Whether a view is generated. For {@code com.acme.Quote} it is the class {@code com.acme.QuoteView}, which reads
     * single fields of a message without creating an object, and can set fixed-size fields in place. This changes
     * neither the bytes nor the marshaller.
     *
     * @return true to generate a view; false by default
     */
    boolean view() default false;

    /**
     * Whether objects are used as keys whose bytes are compared, as in Kafka, Flink and Hazelcast. Equal objects must
     * then have equal bytes in all versions. A field whose values do not guarantee that, in this type or in one that it
     * holds, is a compile-time error: for example a {@code double}, a set or map without a fixed order, or an evolvable
     * type. This changes neither the bytes nor the schema.
     *
     * @return true if objects are keys; false by default
     */
    boolean key() default false;

    /**
     * Whether a table is generated. For {@code com.acme.Quote} it is the class {@code com.acme.QuoteTable}, which holds
     * any number of quotes in columns outside the heap, one for each field, in memory or in a file in Apache Arrow's
     * format. It needs the module {@code marshal4j-table}, and changes neither the bytes nor the marshaller.
     *
     * @return true to generate a table; false by default
     */
    boolean table() default false;

    /**
     * Whether each message begins with a schema id: four bytes that tell which schema wrote it. Today's readers then
     * read messages of every schema that the lock file has accepted, whatever has changed since. Only the outermost
     * object of a message has an id, so this does not change the bytes of types that hold this one, and it is not
     * inherited. It needs a lock file: each change, also of a type that this one holds, is an error until
     * {@code marshal4j:update} has accepted it.
     *
     * <p>It cannot be combined with {@link #evolvable} or {@link #key} on the same type.
     *
     * @return true if messages begin with a schema id; false by default
     */
    boolean schemaId() default false;

    /**
     * Whether the fields of superclasses come after those that the class itself declares, as in methods written by hand
     * that end with {@code super.write(out)}. A subclass has first what this class has, then its own fields, unless it
     * has the same attribute. It cannot be combined with {@link #evolvable}.
     *
     * @return true if inherited fields come last; false by default
     */
    boolean inheritedLast() default false;

    /** How runs of primitive fields are copied. The bytes are the same for each constant. */
    enum Copy {
        /** In bulk where that has been measured to be faster, and field by field everywhere else. */
        AUTO,
        /** Always field by field. */
        FIELDS,
        /**
         * In bulk wherever the running JVM lays the fields out in wire order, which is checked when the marshaller's
         * class is initialised. It is a compile-time error on a type with a field that is not primitive.
         */
        BULK
    }
}
