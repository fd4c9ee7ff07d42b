package org.marshal4j.blackbox.imports;

import java.util.Map;
import org.marshal4j.Dynamic;
import org.marshal4j.MarshalImport;

/** Says that it may be any value of the closed set. */
@MarshalImport(Bag.class)
abstract class BagMixIn {
    @Dynamic
    Object any;

    @Dynamic
    Map<String, Object> extra;
}
