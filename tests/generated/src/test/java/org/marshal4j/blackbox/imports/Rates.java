package org.marshal4j.blackbox.imports;

import org.marshal4j.MarshalImport;
import org.marshal4j.MarshalImport.Subtype;
import org.marshal4j.Required;
import org.marshal4j.Skip;
import org.marshal4j.blackbox.kit.DatedRate;
import org.marshal4j.blackbox.kit.Rate;

/** A family of classes from another jar, whose root has objects itself, with all that they hold. */
@MarshalImport(
        value = Rate.class,
        reachableIn = "org.marshal4j.blackbox.kit",
        subtypes = {@Subtype(value = Rate.class, id = 1), @Subtype(value = DatedRate.class, id = 2)})
abstract class Rates {
    @Required
    String unit;

    @Skip
    Character code;
}
