/** Holds values of Joda-Time, for all of which the package names the marshallers. */
@MarshalTypesWith(JodaMarshallers.class)
package org.marshal4j.joda.flights;

import org.marshal4j.MarshalTypesWith;
import org.marshal4j.joda.JodaMarshallers;
