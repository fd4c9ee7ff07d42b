package org.marshal4j.tables;

import java.math.BigDecimal;
import org.marshal4j.Decimal;
import org.marshal4j.Marshal;

/** Has a decimal that is stored as a number. */
@Marshal(table = true)
public record Payment(@Decimal(precision = 5, scale = 2) BigDecimal amount) {}
