package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

@Marshal
public class Account implements AccountMarshallable {
    private long id;
    private String owner;
    private Long limit;
    private List<String> roles;
    protected int uses;
}
