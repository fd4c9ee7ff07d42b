package org.marshal4j.flink;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which module's lock file knows the former forms of a class, and so which fields were renamed since state was written. It is on the class, or on
 * the type with the {@code @MarshalImport}; the lock file is among the classes of the module, where the Maven plugin puts it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface LockModule {
    /** {@code groupId:artifactId} of the module. */
    String value();
}
