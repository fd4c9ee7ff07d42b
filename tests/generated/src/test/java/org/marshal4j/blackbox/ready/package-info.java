/** Holds values of the JDK. The package names all their ready marshallers at once. */
@MarshalTypesWith(JdkMarshallers.class)
package org.marshal4j.blackbox.ready;

import org.marshal4j.MarshalTypesWith;
import org.marshal4j.runtime.jdk.JdkMarshallers;
