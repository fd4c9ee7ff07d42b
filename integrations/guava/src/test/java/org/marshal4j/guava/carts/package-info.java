/** Holds collections of Guava, whose marshallers the package names. */
@MarshalTypesWith({
    Forms.Legs.class,
    Forms.Names.class,
    Forms.Ranks.class,
    Forms.Prices.class,
    Forms.Levels.class,
    Forms.Groups.class,
    Forms.Tags.class,
    Forms.Note.class,
    Forms.Decimals.class,
    Forms.Keys.class,
    Forms.Table.class
})
package org.marshal4j.guava.carts;

import org.marshal4j.MarshalTypesWith;
