package org.marshal4j.runtime.generated;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.marshal4j.schema.Schema;

/**
 * Marks code that marshal4j generated. The mark stays in the class file, so that coverage tools exclude such classes,
 * and so that a subclass compiled later finds the fields of its ancestor in wire order (their order in a class file is
 * up to the compiler that wrote it).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface MarshalGenerated {
    /** The version of marshal4j-processor. */
    String version();

    /** On a marshaller: the size of every message in bytes, if its type has a fixed size; negative otherwise. */
    int fixedSize() default -1;

    /** On a marshaller: whether its methods need the objects of the message, as a {@link Graph}. */
    boolean graph() default false;

    /**
     * On a marshaller whose methods need a graph: the qualified name of the class of the enclosing object, if they can
     * be passed that instead; empty otherwise.
     */
    String parent() default "";

    /**
     * On the marshaller of an imported type: the qualified names of its mix-ins, whose annotations say how it is
     * marshalled, separated by commas; empty if there are none.
     */
    String mixIn() default "";

    /** On the marshaller of an imported type: whether its import allows dynamic fields. */
    boolean dynamic() default false;

    /**
     * On the marshaller of an imported type: the classes that its import lists for fields that hold anything, each as
     * its qualified name, a space and its number.
     */
    String[] dynamicClasses() default {};

    /** On the marshaller of an imported type: whether its elements are written instead of its fields. */
    boolean elements() default false;

    /**
     * On a marshaller: the fields that its type itself declares, in wire order, each {@code "name wireType"} as in
     * {@link Schema}. A text that ends with a line break has one field per line. Empty on all other generated classes.
     */
    String[] fields() default {};

    /** On a marshaller: the constants of abstract superclasses that its type does not take over. */
    String[] leftOut() default {};
}
