package org.marshal4j.runtime.generated;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.marshal4j.schema.Schema;

/**
 * Marks what marshal4j generated. It stays in the class file, so that coverage tools leave such classes out, and so that
 * a subclass that is compiled later finds the fields of its ancestor in wire order (the order in a class file is up to
 * the compiler that wrote it).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface MarshalGenerated {
    /** The version of marshal4j-processor. */
    String version();

    /** On a marshaller: the size of every message in bytes, if its type is of fixed size; negative otherwise. */
    int fixedSize() default -1;

    /** On a marshaller: whether its methods have to be handed the objects of the message, as a {@link Graph}. */
    boolean graph() default false;

    /**
     * On the marshaller of an imported type: the qualified names of the types whose annotations say how it is marshalled, with commas
     * between them; empty if there are none.
     */
    String mixIn() default "";

    /** On the marshaller of an imported type: whether its import lets fields be dynamic. */
    boolean dynamic() default false;

    /**
     * On the marshaller of an imported type: the classes that its import lists for fields which hold anything, each as its qualified name,
     * a space and its number.
     */
    String[] dynamicClasses() default {};

    /** On the marshaller of an imported type: whether its elements are its form, and none of its fields. */
    boolean elements() default false;

    /**
     * On a marshaller: the fields that its type itself declares, in wire order, each {@code "name wireType"} as in
     * {@link Schema}. A text that ends with a line break has one field a line. Empty on everything else that is generated.
     */
    String[] fields() default {};

    /** On a marshaller: the constants of abstract superclasses that its type does not take over. */
    String[] leftOut() default {};
}
