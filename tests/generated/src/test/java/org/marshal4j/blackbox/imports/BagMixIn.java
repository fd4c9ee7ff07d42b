package org.marshal4j.blackbox.imports;

import java.util.Map;
import org.marshal4j.Dynamic;
import org.marshal4j.MarshalImport;

/** Says that the contents may be any value of the closed set. */
@MarshalImport(value = Bag.class, view = true)
abstract class BagMixIn {
    @Dynamic
    Object any;

    @Dynamic
    Map<String, Object> extra;
}
