package org.marshal4j.flink;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the module whose lock file contains the former schemas of a class, so that fields renamed since state was
 * written are recognised. Put it on the class, or on the type with the {@code @MarshalImport}. The Maven plugin
 * packages the lock file with the module's classes.
 *
 * <pre>{@code
 * @Marshal
 * @TypeInfo(MarshallerTypeInfoFactory.class)
 * @LockModule("com.acme:trading")
 * record Quote(long time, double price) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface LockModule {
    /** {@return the module, as {@code groupId:artifactId}} */
    String value();
}
