package com.acme;

public enum Venue {
    LONDON,
    PARIS
}
