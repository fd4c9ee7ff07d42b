package org.marshal4j.flink;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that a class was renamed while savepoints contain its objects. Put it on an empty class with the former name,
 * and keep that class as long as there are such savepoints. Flink identifies a class in state only by its name, before
 * any code of the job runs that could tell it more.
 *
 * <pre>{@code
 * @RenamedTo(Quote.class)
 * final class Price {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface RenamedTo {
    /**
     * The class that reads the objects: a class with a marshaller, or one that was itself renamed later.
     *
     * @return the present class
     */
    Class<?> value();
}
