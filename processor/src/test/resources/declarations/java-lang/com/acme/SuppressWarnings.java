package com.acme;

class SuppressWarnings {}
