/** Holds values of the JDK, whose ready marshallers the package names all at once. */
@MarshalTypesWith(JdkMarshallers.class)
package org.marshal4j.blackbox.ready;

import org.marshal4j.MarshalTypesWith;
import org.marshal4j.runtime.jdk.JdkMarshallers;
