/**
 * Annotations that say which classes and records get a generated marshaller, and what is part of their wire form.
 *
 * <p>They are read at compile time by {@code marshal4j-processor}. They depend on nothing, and a program runs without
 * them on its class path.
 */
package org.marshal4j;
