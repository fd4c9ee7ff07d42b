package org.marshal4j.blackbox.imports;

import java.util.Map;

/** A class of somebody else's that says nothing of what is in it. */
class Bag {
    Object any;
    Map<String, Object> extra;
}
