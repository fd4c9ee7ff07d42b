package org.marshal4j.flink;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which name a class has now, whose objects are in savepoints under another. It is on an empty class of the former name, which stays as long as
 * there are savepoints with it. Flink knows a class in state by its name alone, before any code of the job runs that could tell it more.
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
     * The class that its objects are read as: one with a marshaller, or a class that was renamed in turn.
     *
     * @return the class of today
     */
    Class<?> value();
}
