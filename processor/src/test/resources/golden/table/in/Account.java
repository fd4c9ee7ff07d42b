package com.acme;

import java.math.BigDecimal;
import org.marshal4j.Marshal;
import org.marshal4j.Skip;

@Marshal(table = true)
interface Account {
    long getId();

    Account setId(long id);

    BigDecimal balance();

    void balance(BigDecimal balance);

    @Skip
    Account parent();

    void parent(Account parent);
}
