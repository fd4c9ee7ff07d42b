package com.acme;

class Long {}
