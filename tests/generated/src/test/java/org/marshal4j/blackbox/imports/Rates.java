package org.marshal4j.blackbox.imports;

import org.marshal4j.MarshalImport;
import org.marshal4j.MarshalImport.Subtype;
import org.marshal4j.Required;
import org.marshal4j.Skip;
import org.marshal4j.blackbox.kit.DatedRate;
import org.marshal4j.blackbox.kit.Rate;

/**
 * Imports a family of classes from another jar, with everything they hold. The root of the family can be instantiated
 * itself.
 */
@MarshalImport(
        value = Rate.class,
        reachableIn = "org.marshal4j.blackbox.kit",
        subtypes = {@Subtype(value = Rate.class, id = 1), @Subtype(value = DatedRate.class, id = 2)},
        view = true)
abstract class Rates {
    @Required
    String unit;

    @Skip
    Character code;
}
