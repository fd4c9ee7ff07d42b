package org.marshal4j.blackbox.imports;

import java.util.Map;

/** Somebody else's class that does not say what it contains. */
class Bag {
    Object any;
    Map<String, Object> extra;
}
