package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for a marshaller of the annotated class, record or interface.
 *
 * <p>For {@code com.acme.Quote} the processor writes two types into the same package: {@code QuoteMarshaller}, which
 * writes quotes to and reads them from Chronicle Bytes, and the interface {@code QuoteMarshallable}, which makes the
 * class a Chronicle {@code BytesMarshallable} when it says {@code class Quote implements QuoteMarshallable}. For a nested
 * class {@code Outer.Inner} they are named {@code Outer_InnerMarshaller} and {@code Outer_InnerMarshallable}.
 *
 * <p>What is marshalled is every field that is not static, not {@code transient} and not {@link Skip @Skip}: those of
 * superclasses first, then the class's own, in the order of the source. A superclass that has such fields must be
 * annotated too.
 *
 * <p>A sealed class or interface, or one that names {@link #subtypes}, is the root of a family: a field of its type holds an
 * object of any class of the family.
 *
 * <p>Of any other interface each getter with its setter is a field: {@code int getCount()} with {@code void setCount(int)}, or
 * {@code int count()} with {@code void count(int)}. Those of interfaces that it extends come first. The marshaller writes and fills objects
 * of any class that implements the interface, and reads new ones as {@code QuoteBean}, a class that is generated as well.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Marshal {

    /**
     * How runs of primitive fields are moved between the object and the bytes. It never changes the bytes.
     *
     * @return the way of copying, {@link Copy#AUTO} by default
     */
    Copy copy() default Copy.AUTO;

    /**
     * The classes of the family whose root this is, for a root that is not sealed; a sealed one's are known. A family is
     * what a field of the root's type can hold. Each class of it that is not abstract has a {@link TypeId @TypeId}, which
     * the bytes begin with.
     *
     * @return direct or indirect subclasses; none by default
     */
    Class<?>[] subtypes() default {};

    /**
     * Whether fields may be added later. The bytes of an evolvable type are led by their number, so that readers of an older version skip
     * what they do not know; a {@link Since @Since} on each field that is added tells readers of a newer version what older bytes do not
     * have. It costs four bytes for the class and for each superclass with fields, all of which must be evolvable too.
     *
     * @return whether it is; false by default: then any change of the fields is another wire form
     */
    boolean evolvable() default false;

    /**
     * Whether a view is generated: for {@code com.acme.Quote} the class {@code com.acme.QuoteView}, which reads single fields of a message
     * where its bytes are, and sets those of fixed size there, without making an object. It changes neither the bytes nor the marshaller.
     *
     * @return whether it is; false by default
     */
    boolean view() default false;

    /**
     * Whether a table is generated: for {@code com.acme.Quote} the class {@code com.acme.QuoteTable}, which holds any number of quotes in
     * columns outside the heap, one for each field, in memory or in a file in Apache Arrow's format. It needs the module
     * {@code marshal4j-table}, and changes neither the bytes nor the marshaller.
     *
     * @return whether it is; false by default
     */
    boolean table() default false;

    /** How runs of primitive fields are moved. Every choice gives the same bytes. */
    enum Copy {
        /** In bulk where it was measured to be faster, field by field elsewhere. */
        AUTO,
        /** Always field by field. */
        FIELDS,
        /**
         * In bulk wherever the running JVM laid the fields out in wire order, which is checked when the marshaller's class
         * initialises. A compile-time error for a type with a field that is not primitive.
         */
        BULK
    }
}
