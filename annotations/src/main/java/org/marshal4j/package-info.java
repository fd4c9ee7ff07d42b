/**
 * For users: the annotations that say which classes get a marshaller and how their fields are written.
 *
 * <p>{@link org.marshal4j.Marshal @Marshal} is the one to start with; the others configure single fields or types. The
 * processor ({@code marshal4j-processor}) reads them at compile time. They depend on nothing, and a program runs
 * without them on its class path.
 */
package org.marshal4j;
