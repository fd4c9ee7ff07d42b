/**
 * Support for libraries on a program's class path: marshal4j's own, Chronicle's, Kotlin's, and the JDK's
 * Externalizable.
 */
@NullMarked
package org.marshal4j.processor.libraries;

import org.jspecify.annotations.NullMarked;
