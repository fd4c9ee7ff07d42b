package org.marshal4j.adopt.plan;

import java.util.List;
import org.marshal4j.audit.report.Place;

/**
 * A field that is written.
 *
 * @param owner the internal name of the class that declares it
 * @param name its name
 * @param wire how it is written
 * @param objects internal names of the classes whose own pairs write it, or parts of it
 * @param place where it is written
 */
record FieldWire(String owner, String name, Wire wire, List<String> objects, Place place) {}
